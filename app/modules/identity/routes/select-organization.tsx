import { ActForm } from "#app/platform/forms/act-form.tsx";
import { IconBuilding, IconCheck } from "@tabler/icons-react";
import { redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { Button } from "#app/ui/button/button.tsx";
import { doorCommands } from "../components/identity-commands.ts";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { companiesOfSession } from "../queries/companies-of-session.ts";
import { chooseCompany, chooseCompanyInput } from "../use-cases/choose-company.ts";
import { addressAfter } from "../use-cases/enter.ts";
import classes from "../components/sign-in/auth-layout.module.css";

export const loader = openPage(async (scope, request) => {
  if (!scope.session) throw redirect("/login");
  const { choices } = await companiesOfSession(scope);
  return {
    email: scope.session.email,
    returnTo: safeReturn(new URL(request.url).searchParams.get("returnTo"), "/app"),
    companies: choices.map(({ tenant }) => ({
      slug: tenant.slug,
      name: tenant.name,
      current: tenant.id === scope.session?.tenantId,
    })),
  };
});

export const action = openCommand({
  input: chooseCompanyInput,
  run: async (scope, input) => {
    if (!scope.session) return "/login";
    return addressAfter(await chooseCompany(scope, input), safeReturn(input.returnTo, "/app"));
  },
});

export default function SelectOrganization() {
  const { t } = useTranslation("identity");
  const { email, companies, returnTo } = useLoaderData<typeof loader>();
  const command = doorCommands.useCommand({ intent: "" });
  return (
    <AuthLayout title={t("choose.title")} text={t("choose.text", { email })}>
      <doorCommands.PageAnswer intents={[""]} />
      <ActForm command={command} fields={{ returnTo }}>
        <ul className={classes.choices}>
          {companies.map(({ slug, name, current }) => (
            <li key={slug}>
              <button type="submit" name="company" value={slug} className={classes.choice}>
                <IconBuilding size={20} aria-hidden="true" />
                <span className={classes.choiceName}>
                  {name}
                  {current ? <span className={classes.choiceHint}>{t("choose.current")}</span> : null}
                </span>
                {current ? <IconCheck size={18} aria-hidden="true" /> : null}
              </button>
            </li>
          ))}
        </ul>
      </ActForm>
      <Form method="post" action="/logout">
        <Button type="submit" tone="quiet" fullWidth>
          {t("choose.sign-out")}
        </Button>
      </Form>
    </AuthLayout>
  );
}
