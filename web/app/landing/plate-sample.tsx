import { buttonClass } from '../../ui/buttons/button.tsx'
import { DrawnPlate } from './plates/drawn-plate.tsx'
import { exampleText, mealOf } from './plates/sample-meals.ts'
import { readSample } from '../../day/shared/table-reader/sample-reading.ts'
import { printSlip } from '../../day/shared/table-reader/sample-slip.ts'
import { SignUpLink } from './sign-up-link.tsx'

const { lines, totals } = printSlip(readSample(exampleText))
const otherTexts = ['pão na chapa e café com leite', 'tapioca com queijo coalho', 'açaí com banana e granola']

/**
 * Demo field that analyses the typed meal. Prerendered with an example; `sample-visit.ts` updates the same
 * slip, whose parts it finds by their `data-sample`.
 */
export function PlateSample() {
  return (
    <div
      id="experimente"
      data-section="sample"
      className="tablecloth sample-cloth mt-8 scroll-mt-4 wide:mt-12"
    >
      <div className="sample-table mx-auto grid max-w-stall grid-cols-1 justify-items-center gap-6 px-5 py-8 column:grid-cols-2 column:items-start wide:grid-cols-[1.02fr_1fr_0.98fr] wide:items-center wide:gap-8 wide:py-14">
        <SampleForm />
        <div data-sample="drawing" className="w-full max-w-[18rem] wide:max-w-none">
          <DrawnPlate meal={mealOf(exampleText)} later />
        </div>
        <SampleSlip />
      </div>
    </div>
  )
}

function SampleForm() {
  return (
    <form
      data-sample="form"
      className="order-pad needs-script flex column:row-span-2 wide:row-span-1 w-full flex-col gap-3"
    >
      <label htmlFor="prato" className="font-display text-xl font-bold">
        O que tem no seu prato?
      </label>
      <textarea
        id="prato"
        name="prato"
        rows={3}
        maxLength={400}
        autoComplete="off"
        enterKeyHint="done"
        defaultValue={exampleText}
        className="notepad w-full resize-none text-lg"
      />
      <button type="submit" className={buttonClass({ variant: 'secondary' })}>
        Contar este prato
      </button>
      <p className="pt-1 text-sm text-ink-soft" id="outros-pratos">
        Ou comece por um destes:
      </p>
      <ul aria-labelledby="outros-pratos" className="flex flex-wrap gap-2">
        {otherTexts.map((text) => (
          <li key={text}>
            <button
              type="button"
              data-sample-text={text}
              className="min-h-11 rounded-full border border-edge bg-surface px-4 text-sm font-semibold hover:bg-folha-soft"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

function SampleSlip() {
  return (
    <div data-sample="slip" className="slip w-full">
      <p data-sample="status" role="status" className="text-sm font-semibold text-ink-soft">
        Exemplo
      </p>
      <ul data-sample="lines">
        {lines.map((line) => (
          <li key={line.name} className="border-b border-dashed border-edge py-2">
            <span className="flex items-baseline justify-between gap-3">
              <b data-sample="name" className="leading-snug">
                {line.name}
              </b>
              <b className="whitespace-nowrap">
                <span data-sample="kcal">{line.kcal}</span> kcal
              </b>
            </span>
            <span className="flex items-baseline justify-between gap-3 text-sm text-ink-soft">
              <span data-sample="amount">{line.amount}</span>
              <span data-sample="source" className="whitespace-nowrap">
                {line.source}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p data-sample="unmatched" className="pt-2 text-sm text-tomate" hidden />
      <p data-sample="questions" className="pt-2 text-sm text-ink-soft" hidden />
      <div data-sample="totals">
        <p className="flex items-baseline justify-between gap-3 pt-3 font-display text-xl font-extrabold">
          Total
          <span className="whitespace-nowrap">
            <span data-sample="total-kcal">{totals.kcal}</span> kcal
          </span>
        </p>
        <dl className="flex flex-wrap justify-between gap-2 pt-2 text-sm">
          {[
            ['Proteína', 'total-protein', totals.protein],
            ['Carboidrato', 'total-carbs', totals.carbs],
            ['Gordura', 'total-fat', totals.fat],
          ].map(([label, part, grams]) => (
            <div key={part}>
              <dt className="text-ink-soft">{label}</dt>
              <dd data-sample={part} className="font-bold">
                {grams}
              </dd>
            </div>
          ))}
        </dl>
        <p className="pt-3 text-sm text-ink-soft">Fonte: TACO/IBGE.</p>
        <p className="pt-3">
          <SignUpLink call="sample-signup" wide>
            Guardar no meu dia
          </SignUpLink>
        </p>
      </div>
    </div>
  )
}
