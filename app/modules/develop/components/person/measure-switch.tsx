import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { useDevelopWords } from "../develop-words.ts";

/** Whether somebody is measured by their grade or by the next. */
export function MeasureSwitch({ measure, now, next }: { measure: "now" | "next"; now: string; next: string }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const href = (value: string | null) => address({ measure: value, panelStack: null, empId: null });
  return (
    <SegmentedControl
      name="measure"
      label={t("person.measure")}
      value={measure}
      segments={[
        { value: "now", href: href(null), label: t("person.by-now", { grade: now }) },
        { value: "next", href: href("next"), label: t("person.by-next", { grade: next }) },
      ]}
    />
  );
}
