import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";

/** To the sign-in of the installation in a region; an unknown region is named, with those there are. */
export async function loader({ params, context: { scope } }: LoaderFunctionArgs) {
  const { regions } = scope.config;
  const region = (params["region"] ?? "").toLowerCase();
  const home = Object.hasOwn(regions, region) ? regions[region] : undefined;
  if (home) throw redirect(`${home}/login`);
  return data(
    {
      region: region.slice(0, 40),
      regions: Object.entries(regions).map(([name, href]) => ({ name, href: `${href}/login` })),
    },
    { status: 404 },
  );
}

export default function LoginRegion() {
  const { t } = useTranslation("identity");
  const { region, regions } = useLoaderData<typeof loader>();
  return (
    <AuthLayout
      title={t("region.title", { region })}
      text={t(regions.length > 0 ? "region.text" : "region.none")}
      links={<UiLink href="/login">{t("back")}</UiLink>}
    >
      {regions.map(({ name, href }) => (
        <Button key={name} href={href} rel="external" fullWidth>
          {name}
        </Button>
      ))}
    </AuthLayout>
  );
}
