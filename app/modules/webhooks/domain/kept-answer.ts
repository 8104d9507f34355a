/** Of an answer the log keeps so many signs, and these headers: enough to see what happened, and no cookie. */
const keptSigns = 2_000;
const keptHeaders = ["content-type", "content-length", "location", "retry-after", "server", "date", "x-request-id"];
const longestHeader = 300;

/** What of an answer is kept; a text that no database takes is written so that one does. */
export function keptAnswer(
  headers: Headers,
  text: string,
): { answerHeaders: Readonly<Record<string, string>>; answer: string } {
  const kept = keptHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, storable(value.slice(0, longestHeader))] as const];
  });
  return { answerHeaders: Object.fromEntries(kept), answer: storable(text.slice(0, keptSigns)) };
}

/** Without the sign zero and half pairs. */
const storable = (text: string) => text.replaceAll("\0", "\uFFFD").toWellFormed();
