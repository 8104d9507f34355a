import { AsyncLocalStorage } from "node:async_hooks";
import type { Tenant } from "./tenant.ts";

/** Whose request, job or run this is, as far as it is known by now. */
export type AtWork = { tenant?: string; company?: string };

const atWork = new AsyncLocalStorage<AtWork>();

/** Runs work that is a company's, or becomes one's once it is known; `about` learns which. */
export function workOfCompany<Result>(about: AtWork, work: () => Result): Result {
  return atWork.run(about, work);
}

/** The same for a company that is known. */
export function workFor<Result>({ id, slug }: Pick<Tenant, "id" | "slug">, work: () => Result): Result {
  return workOfCompany({ tenant: id, company: slug }, work);
}

/** From here on the work under way is this company's. */
export function noteCompany({ id, slug }: Pick<Tenant, "id" | "slug">): void {
  const about = atWork.getStore();
  if (about) Object.assign(about, { tenant: id, company: slug });
}

/** What a line of the log says of the company. */
export function companyAtWork(): AtWork {
  return { ...atWork.getStore() };
}
