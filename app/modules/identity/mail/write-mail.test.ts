import { expect, test } from "vitest";
import { languages } from "#app/platform/i18n/languages.ts";
import { invitationMail } from "./invitation-mail.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import { resetMail } from "./reset-mail.ts";

const link = "http://localhost:3000/invite?token=a&b=c";

test.each(languages)("both bodies in %s carry names and link, and no unfilled words", (language) => {
  const mail = invitationMail({ language, name: "Asha", inviter: "Ravi", company: "Acme", link });
  expect(mail.text).toContain(link);
  expect(mail.html).toContain('href="http://localhost:3000/invite?token=a&amp;b=c"');
  for (const body of [mail.text, mail.html]) expect(body).toMatch(/Asha[^]*Ravi|Ravi[^]*Asha/);
  expect(mail.subject).toContain("Acme");
  expect(mail.text + mail.subject + resetMail({ language, name: "Asha", link }).text).not.toMatch(/mail\.|[{}]/);
});

test("a name cannot bring markup or headers of its own", () => {
  const mail = invitationMail({
    language: "en",
    name: '<img src="x">',
    inviter: "Ravi",
    company: "Acme\r\nBcc: all@acme.test",
    link,
  });
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img src=&quot;x&quot;&gt;");
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test("Arabic mails run from right to left", () => {
  expect(resetMail({ language: "ar", name: "Asha", link }).html).toContain('dir="rtl"');
});

test("a mail of a company begins with its logo, by an address mail programs load, and its name", () => {
  const tenant = { id: "t-1", name: "Acme <Works>", settings: { logo: "0193a1b2-0000-4000-8000-000000000000" } };
  const sender = mailSender(tenant, "https://cairn.test");
  const mail = invitationMail({ language: "en", name: "Asha", inviter: "Ravi", company: "Acme", link, sender });
  expect(mail.html).toContain('src="https://cairn.test/logo/t-1/0193a1b2-0000-4000-8000-000000000000"');
  expect(mail.html).toContain("Acme &lt;Works&gt;");
  expect(mailSender({ ...tenant, settings: {} }, "https://cairn.test").logo).toBeNull();
});
