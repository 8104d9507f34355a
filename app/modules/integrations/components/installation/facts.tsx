import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { useFaultWords } from "../use-fault-words.ts";
import type { InstallationProps } from "./installation-screen.tsx";

/** How it stands: when it last read well, when next, by whose rights, and what is wrong. */
export function Facts({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const format = useFormat(page.timeZone);
  const fault = useFaultWords();
  const since = new Date(page.now);
  return (
    <>
      {page.failures > 0 && page.lastError ? (
        <Callout tone="warning" title={t("failures", { count: page.failures })}>
          {fault(page.lastError)}
        </Callout>
      ) : null}
      <DefinitionList
        items={[
          { term: t("connector"), detail: <bdi>{page.title}</bdi> },
          { term: t("account"), detail: <bdi>{page.account ?? t("unknown")}</bdi> },
          {
            term: t("last-good-run"),
            detail: page.lastGoodAt ? format.relative(page.lastGoodAt, since) : t("never-good"),
          },
          {
            term: t("next-run"),
            detail: page.status === "ACTIVE" && page.nextRunAt ? format.dateTime(page.nextRunAt) : t("no-next-run"),
          },
          { term: t("rights-of"), detail: <bdi>{page.runsAs ?? t("unknown")}</bdi> },
          ...page.streams.map(({ name, rows }) => ({
            term: t(`stream.${name}`),
            detail: t("rows-held", { count: rows }),
          })),
        ]}
      />
    </>
  );
}
