import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import classes from "./help.module.css";
import { useChecks, type Check } from "./use-checks.ts";

export type TroubleshootingProps = {
  people: readonly { id: string; name: string; email: string }[];
  /** The server's moment, as ISO 8601. */
  now: string;
  person: { id: string; timeZone: string; language: string };
  /** The screen on which something went wrong. */
  from: string | null;
};

/** What this browser can and cannot do, in words that can be sent to whoever helps. */
export function TroubleshootingScreen({ people, now, person, from }: TroubleshootingProps) {
  const { t } = useTranslation("help");
  const checks = useChecks(now);
  const report = reportOf(checks, { now, person, from });
  return (
    <>
      <PageHeader title={t("troubleshooting")} description={t("troubleshooting-about")} />
      <Section title={t("checks")}>
        {checks.length === 0 ? (
          <p>{t("checking")}</p>
        ) : (
          <div className={classes.facts}>
            <DefinitionList
              items={checks.map(({ name, isFine, found }) => ({
                term: t(`check.${name}`),
                detail: (
                  <StatusDot
                    tone={isFine ? "green" : "red"}
                    label={isFine ? (name === "connection" ? found : t("fine")) : t(`fault.${name}`)}
                  />
                ),
              }))}
            />
          </div>
        )}
        {checks.some(({ isFine }) => !isFine) ? <Callout tone="warning">{t("faults")}</Callout> : null}
      </Section>
      <Section title={t("ask")}>
        <p>{people.length > 0 ? t("ask-text") : t("ask-nobody")}</p>
        <div className={classes.ask}>
          {people.map(({ id, name, email }) => (
            <UiLink key={id} href={letterTo(email, t("letter"), report)}>
              {name}
            </UiLink>
          ))}
          <CopyButton text={report} label={t("copy")} copied={t("copied")} />
        </div>
      </Section>
    </>
  );
}

function letterTo(email: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** What helps whoever helps: no names, no contents. */
function reportOf(checks: readonly Check[], { now, person, from }: Omit<TroubleshootingProps, "people">): string {
  return [
    `Time: ${now}`,
    `Person: ${person.id}`,
    `Language and time zone: ${person.language}, ${person.timeZone}`,
    ...(from ? [`Screen: ${from}`] : []),
    ...checks.map(({ name, isFine, found }) => `${name}: ${isFine ? "ok" : "FAULT"}${found ? ` (${found})` : ""}`),
  ].join("\n");
}
