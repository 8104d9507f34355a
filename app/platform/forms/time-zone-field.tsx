import { useEffect, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ComboField, type ComboFieldProps } from "#app/ui/combo-field/combo-field.tsx";
import { zoneNameInUse } from "../time/time-zones.ts";

export type TimeZoneFieldProps = Omit<ComboFieldProps, "options" | "emptyText" | "value" | "onChange"> & {
  defaultValue: string;
  /** The names of all zones there are. */
  zones: readonly string[];
  /** Until something else is chosen it is the zone of the browser. */
  followsBrowser?: boolean;
};

/** A time zone, found by typing; the one it begins with and that of the browser come first. */
export function TimeZoneField({ zones, defaultValue, followsBrowser = false, ...props }: TimeZoneFieldProps) {
  const { t } = useTranslation("shell");
  const [chosen, choose] = useState<string | null>(null);
  const here = useZoneOfBrowser(zones);
  const names = [...new Set([defaultValue, ...(here ? [here] : []), ...zones])];
  return (
    <ComboField
      {...props}
      emptyText={t("list.nothing-found")}
      value={chosen ?? ((followsBrowser && here) || defaultValue)}
      onChange={choose}
      options={names.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
    />
  );
}

/** Known once the page is alive; null where the browser names a zone that nobody else knows. */
function useZoneOfBrowser(zones: readonly string[]): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    const zone = zoneNameInUse(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (zones.includes(zone)) setHere(zone);
  }, [zones]);
  return here;
}
