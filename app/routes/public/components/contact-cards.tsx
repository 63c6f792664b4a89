import { Button } from "../../../components/button.tsx";
import { BRAND } from "../../../../server/domain/brand.ts";
import { OFFICE_LINES, PHONE, SUPPORT_EMAIL } from "../contact-details.ts";

export function SupportCards() {
  return (
    <ul className="page-cells sheet" aria-label="Ways to reach us">
      <li>
        <h2 className="page-cell-title">Email</h2>
        <p>Support replies within 24 hours.</p>
        <p className="page-cell-action">
          <a className="link" href={`mailto:${SUPPORT_EMAIL}`}>
            {SUPPORT_EMAIL}
          </a>
        </p>
      </li>
      <li>
        <h2 className="page-cell-title">Live Chat</h2>
        <p>9 AM-6 PM EST</p>
        <p className="page-cell-action">
          <Button type="button" aria-describedby="support-note">
            Start Live Chat
          </Button>
        </p>
      </li>
      <li>
        <h2 className="page-cell-title">Phone</h2>
        <p>Mon-Fri 9-6 EST</p>
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
  return (
    <section className="sheet side-card" aria-labelledby="office">
      <h2 id="office">Office</h2>
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
  return (
    <section className="sheet side-card" aria-labelledby="hours">
      <h2 id="hours">Business hours</h2>
      <dl className="office-hours num">
        <div>
          <dt>Mon-Fri</dt>
          <dd>9-6</dd>
        </div>
        <div>
          <dt>Sat</dt>
          <dd>10-4</dd>
        </div>
        <div>
          <dt>Sun</dt>
          <dd>Closed</dd>
        </div>
      </dl>
      <p className="soft">All times EST. Emergency support 24/7 for premium users.</p>
    </section>
  );
}
