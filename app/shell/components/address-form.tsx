import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ListFormProvider } from "./list-screen/use-list-form.ts";
import { useAddressForm } from "./use-address-form.ts";

export type AddressFormProps = {
  /** What else stays in the address, in its order. */
  kept?: Iterable<readonly [name: string, value: string | null]>;
  role?: "search";
  className?: string | undefined;
  children: ReactNode;
};

/** What a screen that is no `ListScreen` shows, chosen by fields that live in its address; without a script by a button. */
export function AddressForm({ kept = [], role, className, children }: AddressFormProps) {
  const { t } = useTranslation("shell");
  const { form, change, send, go } = useAddressForm();
  return (
    <Form method="get" ref={form} onChange={change} onSubmit={send} {...{ role, className }}>
      {[...kept].map(([name, value]) =>
        value ? <input key={`${name} ${value}`} type="hidden" name={name} value={value} /> : null,
      )}
      <ListFormProvider value={go}>{children}</ListFormProvider>
      <noscript>
        <Button type="submit">{t("list.apply")}</Button>
      </noscript>
    </Form>
  );
}
