import { normalized } from "#app/platform/text/normalized.ts";
/** What a line of a file calls somebody. */
export type Call = { readonly line: number; readonly text: string };
export type KnownPerson = { id: string; email: string; number: string | null; present: boolean };

/** Why a line is not taken: nobody is called so, somebody stands twice, or is not with the company today. */
export type FileProblem = { line: number; text: string; problem: "UNKNOWN" | "DOUBLED" | "ABSENT"; first?: number };

const headings = /e-?mail|employee|number|^id$|nummer|correo|personal|ईमेल|بريد/i;

/**
 * The column that names people: the first whose heading speaks of e-mail or number, else the first of all. A first
 * line without a heading is a person.
 */
export function columnOf({
  headers,
  rows,
}: {
  headers: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
}): Call[] {
  const titled = headers.findIndex((header) => headings.test(header) && !header.includes("@"));
  const column = Math.max(titled, 0);
  const lines = rows.map(({ line, cells }) => ({ line, text: normalized((cells[column] ?? "").trim()) }));
  const untitled = titled < 0 ? [{ line: 1, text: normalized((headers[0] ?? "").trim()) }] : [];
  return [...untitled, ...lines].filter(({ text }) => text !== "");
}

/** Who is meant, or what is wrong line by line. Whoever may not look into the register is not told that somebody has left. */
export function readCalls(
  calls: readonly Call[],
  people: readonly KnownPerson[],
  knowsRegister: boolean,
): { ids: string[]; problems: FileProblem[] } {
  const byNumber = new Map(people.flatMap((person) => (person.number ? [[person.number, person] as const] : [])));
  const byEmail = new Map(people.map((person) => [person.email, person] as const));
  const firstLine = new Map<string, number>();
  const problems: FileProblem[] = [];
  for (const { line, text } of calls) {
    const person = byEmail.get(text.toLowerCase()) ?? byNumber.get(text.toLowerCase());
    const shown = text.slice(0, 100);
    if (!person || (!person.present && !knowsRegister)) problems.push({ line, text: shown, problem: "UNKNOWN" });
    else if (!person.present) problems.push({ line, text: shown, problem: "ABSENT" });
    else if (firstLine.has(person.id))
      problems.push({ line, text: shown, problem: "DOUBLED", first: firstLine.get(person.id)! });
    else firstLine.set(person.id, line);
  }
  return { ids: [...firstLine.keys()], problems };
}
