import { parse as parseCookies, stringifySetCookie } from "cookie";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";

const cookieName = "cairn_company";

/** The company this browser named at /login/company; it opens nothing, it only spares a choice. */
export async function rememberedCompany(
  { database }: Pick<RequestScope, "database">,
  request: Request,
): Promise<Tenant | null> {
  const slug = parseCookies(request.headers.get("cookie") ?? "")[cookieName];
  const tenant = slug ? await findTenantBySlug(database, slug.slice(0, 63)) : null;
  return tenant?.status === "ACTIVE" ? tenant : null;
}

export function rememberCompany(scope: Pick<RequestScope, "setCookie" | "secure">, slug: string): void {
  scope.setCookie(
    stringifySetCookie(cookieName, slug, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: scope.secure,
      maxAge: 365 * 86_400,
    }),
  );
}
