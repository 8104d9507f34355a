import { driverNames, type DriverName } from "./samples/library.ts";

type Named = { id: string; name: string | null; parent?: string | null };

const isOurs = (id: string): id is DriverName => driverNames.some((name) => name === id);

/** What a driver is called: ours by the room's words, the company's own by its name, after that of the driver above it. */
export function nameOfDriver({ id, name, parent = null }: Named, t: (key: `driver.${DriverName}`) => string): string {
  if (isOurs(id)) return t(`driver.${id}`);
  return [parent, name ?? "–"].filter((part) => part !== null).join(" · ");
}
