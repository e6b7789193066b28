import { DrawnPlate } from './plates/drawn-plate.tsx'
import { questions } from './copy.ts'
import { plateOfRecipeNamed } from './plates/sample-meals.ts'

export function Faq() {
  return (
    <section id="faq" data-section="faq" aria-labelledby="perguntas" className="scroll-mt-4 pt-20 wide:pt-28">
      <div className="mx-auto grid max-w-stall gap-6 px-5 wide:grid-cols-[1fr_1.9fr] wide:gap-14">
        <div className="flex flex-col gap-4">
          <h2 id="perguntas" className="section-title font-extrabold">
            Perguntas de balcão
          </h2>
          <p className="text-ink-soft">
            Não achou a sua? Veja a{' '}
            <a href="/ajuda" className="font-semibold text-folha underline underline-offset-4">
              ajuda
            </a>
            .
          </p>
          <div className="hidden w-[17rem] wide:block">
            <DrawnPlate meal={plateOfRecipeNamed('pao-de-queijo-com-cafe')} decorative later />
          </div>
        </div>
        <div className="border-t border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} name="pergunta" className="faq border-b border-line">
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-bold">
                {question}
              </summary>
              <p className="max-w-[44rem] pb-5 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
