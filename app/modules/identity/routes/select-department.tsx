import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import {
  chooseFirstDepartment,
  firstDepartments,
  firstPlaceInput,
  foundDepartments,
  foundDepartmentsInput,
} from "#app/modules/people/index.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { FirstDepartmentsForm } from "../components/sign-in/first-departments-form.tsx";
import { FirstPlaceForm } from "../components/sign-in/first-place-form.tsx";

const next = "/selectTeam";

/** Asked once while joining; whoever has one, or has nothing to choose from, goes on. */
export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (context) => {
    const { placed, ...places } = await firstDepartments(context);
    if (placed || (places.choices.length === 0 && !places.mayCreate)) throw redirect(next);
    return { places, company: context.tenant.name };
  },
});

export const action = command({
  can: signedIn,
  intents: {
    choose: { input: firstPlaceInput, run: chooseFirstDepartment, redirectTo: () => next },
    found: { input: foundDepartmentsInput, run: foundDepartments, redirectTo: () => next },
  },
});

export default function SelectDepartment() {
  const { t } = useTranslation("identity");
  const { places, company } = useLoaderData<typeof loader>();
  if (places.choices.length === 0)
    return (
      <AuthLayout title={t("place.department.found")} text={t("place.department.found-text", { company })} wide>
        <FirstDepartmentsForm skip={next} />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t("place.department.title")} text={t("place.department.text", { company })}>
      <FirstPlaceForm kind="department" places={places} skip={next} />
    </AuthLayout>
  );
}
