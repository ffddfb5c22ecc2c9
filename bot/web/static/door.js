// Opens a personal link by a request of the page's own: a link that is only looked at must not be used up.
const enter = () => fetch(location.pathname, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
let answer = await enter();
for (let more = 5; answer.status === 503 && more > 0; more--) { // the database is busy, and the link is not used up
  await new Promise((resolve) => setTimeout(resolve, 1000 * (answer.headers.get("Retry-After") ?? 3)));
  answer = await enter();
}
const said = await answer.json().catch(() => ({}));
if (answer.ok) location.replace(said.at);
else document.getElementById("told").textContent = said.refused ?? String(answer.status);
