import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { useDevelopWords } from "../develop-words.ts";

/** Whether somebody is measured by their grade or by the next. */
export function MeasureSwitch({ measure, now, next }: { measure: "now" | "next"; now: string; next: string }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const href = (value: string | null) => address({ measure: value, panelStack: null, empId: null });
  return (
    <Tabs
      label={t("person.measure")}
      current={measure}
      tabs={[
        { id: "now", href: href(null), label: t("person.by-now", { grade: now }) },
        { id: "next", href: href("next"), label: t("person.by-next", { grade: next }) },
      ]}
    />
  );
}
