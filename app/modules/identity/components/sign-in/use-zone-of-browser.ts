import { useEffect, type RefObject } from "react";
import { zoneNameInUse } from "#app/platform/time/time-zones.ts";
import { controlsOf } from "#app/ui/field/controls-of.ts";

/**
 * Proposes the time zone of the browser where the form proposes another for all, `proposed`: somebody in Berlin need not look
 * for it in a list that begins with their company's. What they chose, also before a reload, stays.
 */
export function useZoneOfBrowser(form: RefObject<HTMLFormElement>, proposed: string | null): void {
  useEffect(() => {
    const control = form.current && controlsOf(form.current).namedItem("timeZone");
    if (!(control instanceof HTMLSelectElement) || control.value !== proposed) return;
    const zone = zoneNameInUse(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if ([...control.options].some(({ value }) => value === zone)) control.value = zone;
  }, [form, proposed]);
}
