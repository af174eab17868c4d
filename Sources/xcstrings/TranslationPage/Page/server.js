/** The requests to the local server. */

const tokenName = "xcstrings-token";

/** Takes the token from the address, and removes it there. */
export function takeToken() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const given = parameters.get("token");
  if (given === null) return;
  parameters.delete("token");
  try {
    sessionStorage.setItem(tokenName, given);
  } catch {
    memoryToken = given;
  }
  const rest = parameters.toString();
  history.replaceState(null, "", location.pathname + location.search + (rest ? `#${rest}` : ""));
}

let memoryToken = "";

function currentToken() {
  try {
    return sessionStorage.getItem(tokenName) ?? memoryToken;
  } catch {
    return memoryToken;
  }
}

/** An answer of the server that is an error. */
export class ServerError extends Error {
  /**
   * @param {number} status 0 if the server does not answer.
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends a request to the server.
 *
 * @param {string} path
 * @param {object} [body] With it, the request is a POST.
 * @returns {Promise<any>}
 */
export async function askServer(path, body) {
  /** @type {Record<string, string>} */
  const headers = { Authorization: `Bearer ${currentToken()}` };
  if (body) headers["Content-Type"] = "application/json";
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, { method: body ? "POST" : "GET", headers, body: body ? JSON.stringify(body) : undefined, cache: "no-store" });
  } catch {
    throw new ServerError(0, "");
  }
  /** @type {any} */
  let answer;
  try {
    answer = await response.json();
  } catch {
    answer = {};
  }
  if (!response.ok) throw new ServerError(response.status, typeof answer.error === "string" ? answer.error : "");
  return answer;
}
