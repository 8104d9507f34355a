import { settingsOfModule } from "#app/platform/contributions/module-settings.ts";
import { oneOnOnePlaces, settingsPlaces } from "./one-on-one-places.ts";

const settings = settingsOfModule("oneOnOne", settingsPlaces);
const flags = ["checkInInstanceId", "checkInParentId", "isOneOnOne"];

/**
 * The address that an address with flags stands for: `checkInInstanceId` names a 1:1 from any page, `checkInParentId` the
 * series whose next one is meant. What else was asked for, such as a panel, is opened over it.
 */
export function addressOfOneOnOneFlags(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  const [meeting, series] = [idOf(query.get("checkInInstanceId")), idOf(query.get("checkInParentId"))];
  if (!meeting && !series) return settings(pathname, search);
  for (const flag of flags) query.delete(flag);
  const rest = query.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  const place = meeting ? `/app/my-data/oneOnOne/legacy/id/${meeting}` : oneOnOnePlaces.series(series!);
  return rest ? `${place}?${rest}` : place;
}

function idOf(text: string | null): string | null {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null;
}
