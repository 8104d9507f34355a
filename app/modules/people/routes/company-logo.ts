import { z } from "zod";
import { logoPlace } from "#app/platform/company/logo.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { openPage } from "#app/platform/http/page.ts";
import { findTenantById } from "#tenancy/register.ts";

const asked = z.object({ tenantId: z.uuid(), key: z.uuid() });

/**
 * A company's logo, for whoever knows its key, which nobody can guess: mail programs load it as well as the pages before
 * sign-in. Another logo has another address, so it may be kept.
 */
export const loader = ({ params, ...args }: Parameters<ReturnType<typeof openPage>>[0]) =>
  openPage(async ({ database, files }) => {
    const address = asked.safeParse(params);
    if (!address.success) throw notFound("The logo");
    const { tenantId, key } = address.data;
    const tenant = await findTenantById(database, tenantId);
    const bytes = tenant?.status === "ACTIVE" ? await files.get(logoPlace(tenantId, key)) : null;
    if (!bytes) throw notFound("The logo");
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": "image/png",
        "Cache-Control": "public, max-age=86400, immutable",
        "Cross-Origin-Resource-Policy": "cross-origin",
        "X-Content-Type-Options": "nosniff",
        "Content-Disposition": "inline",
      },
    });
  })({ params, ...args });
