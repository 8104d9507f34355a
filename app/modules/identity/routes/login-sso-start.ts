import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { findCompany } from "../queries/find-company.ts";
import { beginSignIn } from "../single-sign-on/use-cases/begin-sign-in.ts";
import { refusedAddress } from "../single-sign-on/use-cases/refused-address.ts";
import { returnCompanyTry, takeCompanyTry, takeProviderTry } from "../use-cases/sign-in-throttle.ts";

/** To the provider of the company that is named. Its answer comes back to the installation's own address, so it begins there. */
export async function loader({ request, context: { scope } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const home = new URL(scope.config.publicUrl);
  if (scope.config.production && scope.origin !== home.origin)
    return redirect(`${home.origin}${url.pathname}${url.search}`);
  try {
    await takeCompanyTry(scope);
    await takeProviderTry(scope);
    const company = await findCompany(scope, url.searchParams.get("company") ?? "");
    if (!company) throw redirect("/login/sso");
    const testFor = url.searchParams.has("test") ? await tester(scope, company.id) : null;
    const returnTo = safeReturn(url.searchParams.get("returnTo"), "/app");
    const address = await beginSignIn(scope, company, { returnTo, testFor, hint: url.searchParams.get("email") });
    await returnCompanyTry(scope);
    return redirect(address);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return redirect(refusedAddress(refusal.code === "platform.not-found" ? "sso-off" : refusal.code));
  }
}

/** Only who sets it up tries it, in the company they are in. */
async function tester(scope: RequestScope, tenantId: string): Promise<string> {
  if (!scope.session?.employeeId || scope.tenant?.id !== tenantId) throw redirect("/login");
  const context = await scope.open();
  if (context.viewedBy || !(await context.ability()).anyOf("edit", "SignInPolicy")) throw redirect("/app");
  return scope.session.id;
}
