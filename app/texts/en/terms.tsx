import { href } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { LEGAL_EMAIL } from "../../lib/contact-details.ts";

export const terms = {
  title: "Terms of Service",
  description:
    "The terms for using Northfold: your content stays yours, what the AI can and cannot promise, payment and liability.",
  lead: "What you can expect of us, and what we expect of you. Written to be read.",
  /** Which version counts, where this one is a translation. */
  binding: null as string | null,
  sections: {
    acceptance: {
      title: "Acceptance of Terms",
      body: (
        <>
          <p>
            These terms are an agreement between you and {BRAND}. By opening an account, or by using the service in any
            other way, you accept them. If you do not agree with them, please do not use the service.
          </p>
          <p>
            If you use {BRAND} for an organization, you confirm that you may accept these terms on its behalf; “you”
            then means that organization as well.
          </p>
        </>
      ),
    },
    service: {
      title: "Description of Service",
      body: (
        <>
          <p>
            {BRAND} is an assistant for people who look for work. It reads the resumes you upload, compares them with
            job listings, explains each match by a score from 0 to 100 percent, and drafts application materials:
            tailored resumes, cover letters and interview preparation.
          </p>
          <p>
            We are not an employer, a recruiter or an employment agency. We do not make hiring decisions, we do not
            apply in your name, and we do not promise interviews or offers. Job listings come from third parties, who
            answer for what they say.
          </p>
        </>
      ),
    },
    accounts: {
      title: "Accounts and Registration",
      body: (
        <>
          <p>To use more than the public pages you need an account. You agree to</p>
          <ul>
            <li>give accurate information and keep it up to date;</li>
            <li>keep your sign-in to yourself, and answer for what is done with it;</li>
            <li>tell us promptly when you believe that somebody else has used your account;</li>
            <li>be at least 16 years old, and old enough to enter into this agreement where you live.</li>
          </ul>
          <p>
            One person, one account: please do not share yours, and do not open several to get around a plan’s limits.
          </p>
        </>
      ),
    },
    content: {
      title: "User Content and Data",
      body: (
        <>
          <p>
            <strong>Ownership.</strong> Your resumes, your profile and everything else you put into {BRAND} remain
            yours. So do the materials that are made from them.
          </p>
          <p>
            <strong>Licence.</strong> You grant us a licence to store, process and display your content, limited to what
            it takes to provide the service to you. It ends when you delete the content or your account.
          </p>
          <p>
            <strong>Aggregated data.</strong> We may use anonymized, aggregated data, which no longer identifies you, to
            understand and improve the service.
          </p>
          <p>
            <strong>No sharing.</strong> We do not share your content with anyone without your consent, except where the
            law requires it.
          </p>
          <p>You confirm that you have the right to upload what you upload.</p>
        </>
      ),
    },
    "ai-content": {
      title: "AI-Generated Content",
      body: (
        <>
          <p>
            Parts of the service are produced by software that reads and writes language: the analysis of a resume,
            match scores, letters, interview answers and recommendations. Such output can be wrong, incomplete or
            unsuited to your situation. We do not guarantee its accuracy.
          </p>
          <p>
            You must review everything {BRAND} produces before you rely on it or send it to anybody, and correct what is
            not true of you. What goes out under your name is your statement.
          </p>
        </>
      ),
    },
    "acceptable-use": {
      title: "Acceptable Use",
      body: (
        <>
          <p>You agree not to</p>
          <ul>
            <li>upload false documents, or documents of other people without their permission;</li>
            <li>use the service to deceive employers or to impersonate anyone;</li>
            <li>upload malware, or probe, overload or get around the protections of the service;</li>
            <li>collect data from the service by automated means, or resell it;</li>
            <li>use the service in a way that breaks the law or the rights of others.</li>
          </ul>
        </>
      ),
    },
    payment: {
      title: "Payment and Subscriptions",
      body: (
        <>
          <p>
            Some features belong to paid plans. Prices are shown before you pay, in US dollars, and are charged in
            advance for each billing period.
          </p>
          <ul>
            <li>
              <strong>Renewal.</strong> Subscriptions auto-renew at the end of each billing period unless cancelled
              before it.
            </li>
            <li>
              <strong>Price changes.</strong> We give 30 days’ notice of any price change. It never reaches a period you
              have already paid.
            </li>
            <li>
              <strong>Refunds.</strong> Refunds are given as our refund policy, shown with the{" "}
              <a href={href("/pricing")}>plans</a>, provides.
            </li>
            <li>
              <strong>Cancelling.</strong> You can cancel anytime in account settings.
            </li>
          </ul>
          <ReleaseNote>
            a paid plan is one PayPal payment for one month. Nothing renews by itself, so a plan you leave alone simply
            ends; changing to Free from the list of plans takes effect at once.
          </ReleaseNote>
          <InstallationNote words="payment" />
        </>
      ),
    },
    liability: {
      title: "Disclaimers and Limitation of Liability",
      body: (
        <>
          <p>
            The service is provided “as is” and “as available”. As far as the law allows, we give no warranties, express
            or implied, in particular none of merchantability, fitness for a particular purpose, or uninterrupted
            operation.
          </p>
          <p>
            As far as the law allows, we are not liable for indirect, incidental or consequential damages, including
            lost earnings or lost opportunities. Our total liability for all claims is limited to the amount you paid us
            in the 12 months before the event that gave rise to the claim.
          </p>
          <p>Nothing in these terms excludes a liability that by law cannot be excluded.</p>
        </>
      ),
    },
    privacy: {
      title: "Privacy",
      body: (
        <p>
          How we collect, use and protect personal data is set out in our <a href={href("/privacy")}>Privacy Policy</a>,
          which is part of these terms.
        </p>
      ),
    },
    "intellectual-property": {
      title: "Intellectual Property",
      body: (
        <>
          <p>
            The service itself, that is its software, design, texts, name and mark, belongs to {BRAND} or its licensors.
            These terms give you the right to use it for your own job search, and no other right in it.
          </p>
          <p>
            Section 4 applies to your content, not this one. If you send us suggestions, we may use them without owing
            you anything for them.
          </p>
        </>
      ),
    },
    termination: {
      title: "Termination",
      body: (
        <>
          <p>
            You may end this agreement at any time by deleting your account. We may suspend or end your access if you
            break these terms, if the law requires it, or if we stop offering the service. Termination by either side
            may be immediate.
          </p>
          <p>
            When the agreement ends, your right to use the service ends with it. What by its nature outlives an
            agreement, such as sections 8 and 10, continues to apply. Your data is then deleted as the{" "}
            <a href={href("/privacy")}>Privacy Policy</a> describes.
          </p>
        </>
      ),
    },
    changes: {
      title: "Changes to Terms",
      body: (
        <p>
          We may change these terms as the service changes. We give notice of material changes by email or in the
          service. If you go on using {BRAND} after a change has taken effect, you accept it; if you do not agree, you
          can close your account before.
        </p>
      ),
    },
    contact: {
      title: "Contact",
      body: (
        <p>
          Questions about these terms: <a href={`mailto:${LEGAL_EMAIL}`}>{LEGAL_EMAIL}</a>, or any way listed on our{" "}
          <a href={href("/contact")}>contact page</a>.
        </p>
      ),
    },
  },
};
