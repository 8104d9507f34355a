import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { DemoSignIn } from "../../queries/list-demo-sign-ins.ts";
import classes from "./auth-layout.module.css";
import { doorCommands } from "../identity-commands.ts";

export type DemoSignInsProps = { people: readonly DemoSignIn[]; password: string; returnTo: string };

/** One press a person, on a demo installation only. */
export function DemoSignIns({ people, password, returnTo }: DemoSignInsProps) {
  const { t } = useTranslation("identity");
  const command = doorCommands.useCommand({ intent: "" });
  const companies = [...new Set(people.map((person) => person.company))];
  return companies.map((company) => (
    <section key={company} className={classes.demo}>
      <h2 className={classes.demoTitle}>{t("demo.title", { company })}</h2>
      <div className={classes.demoRow}>
        {people
          .filter((person) => person.company === company)
          .map(({ email, role }) => (
            <ActForm key={email} command={command} fields={{ email, password, returnTo }}>
              <Button type="submit" size="small" tone="secondary" title={email}>
                {t(`demo.${role}`)}
              </Button>
            </ActForm>
          ))}
      </div>
    </section>
  ));
}
