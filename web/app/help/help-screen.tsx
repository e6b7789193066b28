import { brand } from '#contract/brand.ts'
import { ChevronDown } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import { ProsePage } from '../../ui/layout/prose-page.tsx'
import { ProseLink } from '../../ui/layout/prose.tsx'
import { helpTopics } from './copy.ts'

/** Questions and answers about the app, each collapsible. */
export function HelpScreen() {
  return (
    <ProsePage title="Ajuda">
      {helpTopics.map(({ title, questions }) => (
        <section key={title} className="flex flex-col gap-2.5">
          <h2 className="text-lg font-bold">{title}</h2>
          <Card flush className="divide-y divide-line">
            {questions.map(({ question, answer }) => (
              <Question key={question} question={question} answer={answer} />
            ))}
          </Card>
        </section>
      ))}
      <ContactHint />
    </ProsePage>
  )
}

function Question({ question, answer }: { question: string; answer: readonly string[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-5 py-3 font-semibold hover:bg-folha-soft focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        <span className="text-balance">{question}</span>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-2 px-5 pt-1 pb-5 text-pretty">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}

function ContactHint() {
  const { privacyContact } = brand.operator
  return (
    <section className="flex flex-col gap-2.5">
      <h2 className="text-lg font-bold">Não achou?</h2>
      <p>
        Veja também <ProseLink to="/sobre-os-dados">Sobre os dados</ProseLink>, a{' '}
        <ProseLink to="/privacidade">Política de privacidade</ProseLink> e os{' '}
        <ProseLink to="/termos">Termos de uso</ProseLink>.
        {privacyContact && (
          <>
            {' '}
            Ou escreva para{' '}
            <a
              href={`mailto:${privacyContact}`}
              className="font-semibold text-folha underline underline-offset-4"
            >
              {privacyContact}
            </a>
            .
          </>
        )}
      </p>
    </section>
  )
}
