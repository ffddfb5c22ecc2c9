// Opens a personal link by a request of the page's own: a link that is only looked at must not be used up.
const answer = await fetch(location.pathname, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
const said = await answer.json().catch(() => ({}));
if (answer.ok) location.replace(said.at);
else document.getElementById("told").textContent = said.refused ?? String(answer.status);
