import { useAddress } from "#app/shell/components/use-address.ts";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useCompensationWords } from "./use-compensation-words.ts";

type CycleTabsProps = { cycles: readonly { id: string; name: string }[]; current: string | undefined };

/** Chooses the cycle a screen shows, from its first page on; nothing where there is no choice. */
export function CycleTabs({ cycles, current = "" }: CycleTabsProps) {
  const { t } = useCompensationWords();
  const address = useAddress();
  if (cycles.length < 2) return null;
  return (
    <Tabs
      label={t("cycle.label")}
      current={current}
      tabs={cycles.map(({ id, name }) => ({
        id,
        label: name,
        href: address({ cycle: id, filter: null, page: null }),
      }))}
    />
  );
}
