import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { joinFirstTeam, firstTeams, firstPlaceInput } from "#app/modules/people/index.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { FirstPlaceForm } from "../components/sign-in/first-place-form.tsx";

const next = "/app";

/** Asked once while joining; whoever has one, or has nothing to choose from, goes on. */
export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (context) => {
    const { placed, ...places } = await firstTeams(context);
    if (placed || (places.choices.length === 0 && !places.mayCreate)) throw redirect(next);
    return { places, company: context.tenant.name };
  },
});

export const action = command({
  can: signedIn,
  intents: {
    choose: { input: firstPlaceInput, run: joinFirstTeam, redirectTo: () => next },
  },
});

export default function SelectTeam() {
  const { t } = useTranslation("identity");
  const { places, company } = useLoaderData<typeof loader>();
  return (
    <AuthLayout title={t("place.team.title")} text={t("place.team.text", { company })}>
      <FirstPlaceForm kind="team" places={places} skip={next} />
    </AuthLayout>
  );
}
