import { parse as parseCookies } from "cookie";
import { columnsCookie, columnsOfText, turned } from "./column-choice.ts";

/** The ids of the columns that this browser leaves out of a list. */
export function hiddenColumns(request: Request, list: string, initially: readonly string[]): string[] {
  const said = parseCookies(request.headers.get("cookie") ?? "")[columnsCookie(list)];
  return turned(initially, said === undefined ? [] : columnsOfText(said));
}
