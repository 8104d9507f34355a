import { parsePanelStack } from "#app/platform/contributions/panel.ts";

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;

/** The records that an address names, in its path, its panels and whatever else is in its query. */
export const recordsNamedIn = (address: string): string[] => [...new Set(address.match(id))];

/**
 * Whether who is at this address sees what a notice leads to: the same page, or its record in a panel. Which tab of a record
 * it is does not count; another record on the same page does. What names no record is not opened by coming by.
 */
export function opens(address: string, link: string): boolean {
  const [here, there] = [placeOf(address), placeOf(link)];
  if (there.inPath.length === 0 && there.named.length === 0) return false;
  if (!there.named.every(([name, value]) => here.query.get(name) === value)) return false;
  if (there.inPath.length === 0) return true;
  if (there.inPath.every((record) => here.inPanels.includes(record))) return true;
  return here.path === there.path && [...there.query].every(([name, value]) => isSame(name, value, here.query));
}

/** `provider=PEER` names one form of a person; an address without it leads to the one they have. */
function isSame(name: string, value: string, here: URLSearchParams): boolean {
  return name === "recordTab" || !here.has(name) || here.get(name) === value;
}

function placeOf(address: string) {
  const { pathname, searchParams } = new URL(address, "http://cairn.invalid");
  return {
    path: pathname.replace(/\/$/u, ""),
    query: searchParams,
    inPath: recordsNamedIn(pathname),
    inPanels: parsePanelStack(searchParams.get("panelStack")).map((panel) => panel.id),
    /** What of the query names a record. */
    named: [...searchParams].filter(([name, value]) => name !== "panelStack" && recordsNamedIn(value).length > 0),
  };
}
