// Makes an element. Whatever comes out of a catalog becomes text, never markup.
function element(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [property, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (property === "class") node.className = value;
    else if (property === "text") node.textContent = value;
    else if (property.startsWith("on")) node.addEventListener(property.slice(2), value);
    else node.setAttribute(property, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

// A number beside a name, as in "Missing 12".
function counted(name, count) {
  return `${name} (${numbers.format(count)})`;
}
