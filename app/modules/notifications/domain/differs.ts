import { channels, firstSwitch, type Channel, type SwitchChoice } from "./channels.ts";
import { firstDefault, type MailDefault, type MailTime, type SaidOfKind } from "./mail-time.ts";

type Switches = Readonly<Record<Channel, SwitchChoice>>;
type Part = Switches & { chosen: MailTime | null; company: MailDefault };
type Kind = Switches & SaidOfKind & { fixed: boolean; otherwise: MailTime };

/** A part of the product, or one kind of its notices. */
export type PartOrKind = { room: Part; kind: Kind | null };

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
