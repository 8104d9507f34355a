import type { CommandResult } from "./command.ts";

/** What a command answers at an address without a page: JSON, with the status of what came of it. */
export function asResponse(answer: Response | { data: CommandResult; init: ResponseInit | null }): Response {
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
}
