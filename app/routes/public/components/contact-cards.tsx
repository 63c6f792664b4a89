import { Button } from "../../../components/button.tsx";
import { BRAND } from "../../../../server/domain/brand.ts";
import { useTexts } from "../../../components/use-texts.ts";
import { contact } from "../../../texts/en/contact.ts";
import { OFFICE_LINES, PHONE, SUPPORT_EMAIL } from "../../../lib/contact-details.ts";

export function SupportCards() {
  const texts = useTexts("contact", contact);
  return (
    <ul className="page-cells sheet" aria-label={texts.ways}>
      <li>
        <h2 className="page-cell-title">{texts.email}</h2>
        <p>{texts.replies}</p>
        <p className="page-cell-action">
          <a className="link" href={`mailto:${SUPPORT_EMAIL}`}>
            {SUPPORT_EMAIL}
          </a>
        </p>
      </li>
      <li>
        <h2 className="page-cell-title">{texts.chat}</h2>
        <p>{texts.chatHours}</p>
        <p className="page-cell-action">
          <Button type="button" aria-describedby="support-note">
            {texts.startChat}
          </Button>
        </p>
      </li>
      <li>
        <h2 className="page-cell-title">{texts.phone}</h2>
        <p>{texts.phoneHours}</p>
        <p className="page-cell-action">
          <a className="link num" href={PHONE.href}>
            {PHONE.text}
          </a>
        </p>
      </li>
    </ul>
  );
}

export function OfficeCard() {
  const texts = useTexts("contact", contact);
  return (
    <section className="sheet side-card" aria-labelledby="office">
      <h2 id="office">{texts.office}</h2>
      <address>
        {BRAND}
        {OFFICE_LINES.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

export function HoursCard() {
  const texts = useTexts("contact", contact);
  return (
    <section className="sheet side-card" aria-labelledby="hours">
      <h2 id="hours">{texts.hours}</h2>
      <dl className="office-hours num">
        <div>
          <dt>{texts.weekdays}</dt>
          <dd>9-6</dd>
        </div>
        <div>
          <dt>{texts.saturday}</dt>
          <dd>10-4</dd>
        </div>
        <div>
          <dt>{texts.sunday}</dt>
          <dd>{texts.closed}</dd>
        </div>
      </dl>
      <p className="soft">{texts.allTimes}</p>
    </section>
  );
}
