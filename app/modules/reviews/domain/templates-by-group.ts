import type { CycleSettings } from "./cycle-settings.ts";
import type { Provider } from "./providers.ts";

/** By group and provider the template that is filled in; '' is everybody in no group, who is asked what groups leave out. */
export function templatesByGroup({
  forms,
  formGroups,
  reviewers,
}: Pick<CycleSettings, "forms" | "formGroups" | "reviewers">): Map<string, Map<Provider, string>> {
  const general = new Map(
    reviewers.providers.flatMap((provider) => {
      const own = forms[provider];
      const from = own?.sameAs ? forms[own.sameAs] : own;
      return from?.templateId ? [[provider, from.templateId] as const] : [];
    }),
  );
  const ofGroups = formGroups.map(({ id, templates }) => {
    const own = reviewers.providers.flatMap((provider) =>
      templates[provider] ? [[provider, templates[provider]] as const] : [],
    );
    return [id, new Map([...general, ...own])] as const;
  });
  return new Map([["", general], ...ofGroups]);
}
