import type { CommandResult } from "../http/command.ts";
import type { Fields } from "./answers.ts";
import { formOf } from "./use-saying.ts";

/** What came of it: the command's answer, or why there is none. */
export type QuietAnswer = CommandResult | "OFFLINE" | "SIGNED_OUT";

/**
 * Sends a command beside the page, which stays as it is whatever happens: for what saves itself while somebody types. A lost
 * network and an ended session are answers; who sends tries again. `action` is an address without a page.
 */
export async function sendQuietly(action: string, fields: Fields): Promise<QuietAnswer> {
  try {
    const response = await fetch(action, {
      method: "POST",
      body: new URLSearchParams([...formOf(fields)].map(([name, value]) => [name, String(value)])),
      headers: { Accept: "application/json" },
      credentials: "same-origin",
      redirect: "manual",
    });
    if (response.type === "opaqueredirect") return "SIGNED_OUT";
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : "OFFLINE";
  } catch {
    return "OFFLINE";
  }
}

const isAnswer = (answer: unknown): answer is CommandResult =>
  typeof answer === "object" && answer !== null && "intent" in answer && "done" in answer;
