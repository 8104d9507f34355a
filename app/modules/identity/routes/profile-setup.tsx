import { timeZoneNames } from "#app/platform/time/time-zones.ts";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { firstRow } from "#app/platform/context/context.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { ProfileForm } from "../components/sign-in/profile-form.tsx";
import { completeProfile, completeProfileInput } from "../use-cases/complete-profile.ts";
import { sql } from "#tenancy/sql.ts";

type OwnRow = {
  first_name: string;
  preferred_first_name: string | null;
  language: string | null;
  time_zone: string | null;
};

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (context, _input, _request, scope) => {
    const own = await firstRow<OwnRow>(
      context,
      sql`select first_name, preferred_first_name, language, time_zone from {employee} where id = ${context.actor.employeeId}`,
    );
    return {
      company: context.tenant.name,
      firstName: own?.first_name ?? "",
      preferredFirstName: own?.preferred_first_name ?? "",
      language: own?.language ?? scope.language,
      timeZone: context.actor.timeZone,
      /** They, or somebody for them, have said which; else it is the company's. */
      hasTimeZone: Boolean(own?.time_zone),
      timeZones: timeZoneNames(),
    };
  },
});

export const action = command({
  can: signedIn,
  intents: {
    "complete-profile": { input: completeProfileInput, run: completeProfile, redirectTo: () => "/selectDepartment" },
  },
});

export default function ProfileSetup() {
  const { t } = useTranslation("identity");
  const data = useLoaderData<typeof loader>();
  return (
    <AuthLayout
      title={t("profile.title", { firstName: data.preferredFirstName || data.firstName })}
      text={t("profile.text", { company: data.company })}
    >
      <ProfileForm {...data} />
    </AuthLayout>
  );
}
