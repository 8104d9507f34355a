import type { KindChoice, MailChoice } from "../queries/mail-choices.ts";
import { channels, firstSwitch } from "./channels.ts";
import { firstDefault } from "./mail-time.ts";

/** A part of the product, or one kind of its notices. */
export type PartOrKind = { room: MailChoice; kind: KindChoice | null };

/** Whether a person has it otherwise than their company does for everybody; what the company fixed is as it has it. */
export function differsForOne({ room, kind }: PartOrKind): boolean {
  const said = kind ?? room;
  const isFixed = kind ? kind.fixed : room.company.fixed;
  const otherwise = kind ? kind.otherwise : room.company.mail;
  const mail = !isFixed && said.chosen !== null && said.chosen !== otherwise;
  return mail || channels.some((channel) => said[channel].holds !== said[channel].otherwise);
}

/** Whether the company has it otherwise than Cairn begins with. */
export function differsForAll({ room, kind }: PartOrKind): boolean {
  if (kind) return kind.company !== null || channels.some((channel) => kind[channel].company !== null);
  const mail = room.company.fixed || room.company.mail !== firstDefault.mail;
  return (
    mail ||
    channels.some((channel) => {
      const { company } = room[channel];
      return company !== null && (company.fixed || company.value !== firstSwitch[channel]);
    })
  );
}
