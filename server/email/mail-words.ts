/** The words of a message in one language. */
export interface MailWords {
  /** BCP 47 tag. */
  readonly language: string;
  greeting(name: string | undefined): string;
  sends(facts: { issuer: string; title: string }): string;
  readonly date: string;
  readonly total: string;
  readonly due: string;
  readonly attached: string;
  readonly attachedAlone: string;
  readonly pay: string;
}

/** The words in Spanish. */
export const spanishMail: MailWords = {
  language: "es",
  greeting: (name) => (name === undefined ? "Buenos días:" : `${name}:`),
  sends: ({ issuer, title }) => `${issuer} le envía el documento ${title}.`,
  date: "Fecha",
  total: "Total",
  due: "Vencimiento",
  attached: "Lo encontrará adjunto en formato PDF, junto con su XML.",
  attachedAlone: "Lo encontrará adjunto en formato PDF.",
  pay: "Pagar en línea",
};

/** The words in English. */
export const englishMail: MailWords = {
  language: "en",
  greeting: (name) => (name === undefined ? "Good day," : `${name},`),
  sends: ({ issuer, title }) => `${issuer} sends you the document ${title}.`,
  date: "Date",
  total: "Total",
  due: "Due",
  attached: "It is attached as a PDF file, with its XML.",
  attachedAlone: "It is attached as a PDF file.",
  pay: "Pay online",
};
