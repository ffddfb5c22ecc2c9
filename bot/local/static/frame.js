// The words that simcord's own scripts write around the messages, in the language of the person.
// What people and the bot write is never touched: only the parts of the frame are looked at.
const PARTS = [
  "#channel-topic", "#action-status", "#history-older", "#history-newer", "#new-messages", "#channel-composer-input",
  "#send-message", "#reply-cancel", ".message-ephemeral-note", ".message-loading", ".message-edited", ".message-edited-compact",
  ".message-interaction-header", ".command-ghost", ".command-optional-count", ".command-popup-heading", ".command-empty",
  ".command-error", ".select-empty", ".modal-actions button", ".modal-disclaimer", ".field-error",
].join(", ");
const ATTRIBUTES = ["placeholder", "title", "aria-label"];
const written = new WeakMap(); // of each node what simcord wrote there, and what stands there now
let frame = [];

// «%» stands for what is no word: a channel, a number, a name.
function pattern(said) {
  const parts = said.split("%").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^(\\s*)${parts.join("(.*)")}(\\s*)$`);
}

function translated(said) {
  for (const [known, told] of frame) {
    const found = known.exec(said);
    if (found) return `${found[1]}${told.replace("%", () => found[2])}${found[found.length - 1]}`;
  }
  return said;
}

// `place` is where a node holds its words: the data of a text, an attribute of an element.
function say(node, place, read, write) {
  const known = written.get(node) || {};
  const now = read();
  const english = known[place]?.now === now ? known[place].english : now;
  const told = translated(english);
  known[place] = { english, now: told };
  written.set(node, known);
  if (told !== now) write(told);
}

function part(element) {
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) say(child, "data", () => child.data, (text) => { child.data = text; });
  }
  for (const name of ATTRIBUTES) {
    if (element.hasAttribute(name)) say(element, name, () => element.getAttribute(name), (text) => element.setAttribute(name, text));
  }
}

function below(root) {
  if (root.matches(PARTS)) part(root);
  root.querySelectorAll(PARTS).forEach(part);
}

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    if (element?.matches(PARTS)) part(element);
    for (const node of addedNodes) if (node.nodeType === Node.ELEMENT_NODE) below(node);
  }
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ATTRIBUTES });

// Write the frame's words anew: `said` has the language's words by simcord's own.
export function speakFrame(said) {
  const fixed = ([english]) => Number(english.includes("%")); // «Message sent» is no «Message %»
  frame = Object.entries(said).sort((one, two) => fixed(one) - fixed(two)).map(([english, told]) => [pattern(english), told]);
  below(document.body);
}
