import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { testFaults } from "../domain/refusal-codes.ts";
import type { SsoSettings } from "../queries/settings-page.ts";
import classes from "./sso.module.css";

export type TestPartProps = { page: SsoSettings; connection: NonNullable<SsoSettings["connection"]> };

/** What is said at the door too, and here with what to do. */
const mended = [
  "sso-no-email",
  "sso-email-not-verified",
  "sso-foreign-domain",
  "sso-no-person",
  "sso-unreachable",
] as const;

/** A sign-in that signs nobody in: what the provider said, and who would have come in. */
export function TestPart({ page, connection: { testedAt, testResult } }: TestPartProps) {
  const { t } = useTranslation("identity");
  const format = useFormat(page.timeZone);
  const fault = testResult?.fault ? (testFaults.find((code) => code === testResult.fault) ?? "sso-refused") : null;
  const mends = mended.find((code) => code === fault);
  return (
    <div className={classes.part}>
      <div className={classes.line}>
        <Button href={`/login/sso/start?test=1&company=${encodeURIComponent(page.company)}`} rel="external">
          {t("sso.test")}
        </Button>
        {testedAt ? (
          <span className={classes.detail}>{t("sso.tested", { time: format.dateTime(testedAt) })}</span>
        ) : null}
      </div>
      {testResult ? (
        <>
          <Callout tone={fault ? "danger" : "success"}>
            {fault
              ? t(`errors.${fault}`)
              : t(testResult.joins ? "sso.would-be-added" : "sso.would-come-in", { name: testResult.person ?? "" })}
            {mends ? ` ${t(`sso.mend.${mends}`)}` : null}
            {testResult.roles?.length ? ` ${t("sso.would-hold", { roles: format.list(testResult.roles) })}` : null}
          </Callout>
          <DefinitionList
            items={Object.entries(testResult.claims).map(([term, said]) => ({ term, detail: <bdi>{said}</bdi> }))}
          />
        </>
      ) : null}
    </div>
  );
}
