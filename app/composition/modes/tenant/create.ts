import { homePlace } from "#tenancy/places.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { createCompany } from "../../create-company.ts";
import { exitCodes, type CommandShape, type Given } from "../../launch/command-line/shape.ts";
import { command, jsonOption } from "../command.ts";
import { inviteAdmin } from "../../invite-admin.ts";
import { adminInput, inviteOptions, tellOfInvitation } from "./invitation-words.ts";
import {
  addressWord,
  currencyInput,
  nameInput,
  parseWord,
  requirePlace,
  slugInput,
  timeZoneInput,
} from "./company-words.ts";

const shape = {
  about: "Makes a company, and invites its first admin where --admin is said.",
  words: [addressWord],
  options: {
    name: { value: "name", about: "what it is called; its address where nothing is said" },
    ...inviteOptions,
    currency: { value: "EUR", about: "three letters; INR where nothing is said" },
    "time-zone": { value: "zone", about: "as in Europe/Berlin; Asia/Kolkata where nothing is said" },
    place: {
      value: "name",
      about: "the PostgreSQL cluster its tables lie in; that of the register where nothing is said",
    },
    ...jsonOption,
  },
  failure: "the address is taken, or the company could not be made",
} satisfies CommandShape;

/** `tenant create`. */
export const create = command(shape, "opened secrets", async (application, given, { say, complain }) => {
  const [slug, options] = [parseWord(slugInput, given.words[0]), given.options];
  const admin = adminInput(options);
  const placementId = options.place && requirePlace(application.database, options.place);
  const tenant = await createCompany(application, { slug, placementId, ...companyInput(slug, options) });
  const invitation = admin ? await inviteAdmin(application, tenant, admin) : null;
  if (options.json) say(JSON.stringify({ ...asJson(tenant), invitation }));
  else {
    say(`Made ${tenant.name} at ${tenant.slug}, version ${tenant.schemaVersion}.`);
    if (invitation) tellOfInvitation(application, invitation, say);
    else say(`Nobody can sign in yet. Invite an admin: tenant invite-admin ${tenant.slug} <e-mail>`);
  }
  if (invitation?.link && options.json) complain("No SMTP_URL is set, so no mail is sent: hand on the link.");
  return exitCodes.done;
});

function companyInput(slug: string, options: Given<typeof shape.options>["options"]) {
  return {
    name: parseWord(nameInput, options.name ?? slug),
    currency: parseWord(currencyInput.optional(), options.currency),
    timeZone: parseWord(timeZoneInput.optional(), options["time-zone"]),
  };
}

/** A company as machines read it. */
export function asJson({ slug, name, status, schemaVersion, placementId }: Tenant) {
  const place = placementId === homePlace ? {} : { place: placementId };
  return { address: slug, name, status, version: schemaVersion, ...place };
}
