import { useRecordLinks } from "#app/platform/contributions/record-links.ts";
import { Button } from "#app/ui/button/button.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { useDevelopWords } from "./develop-words.ts";

/** Where the reader may learn why somebody sees this; nothing for who may not ask. */
export function WhyMenu({ about, record }: { about: "Development" | "GrowthPlan" | "LevelUp"; record: string }) {
  const { t } = useDevelopWords();
  const links = useRecordLinks(about, record);
  if (links.length === 0) return null;
  return (
    <MoreActions label={t("more")}>
      {links.map(({ label, href }) => (
        <Button key={href} tone="quiet" href={href}>
          {label}
        </Button>
      ))}
    </MoreActions>
  );
}
