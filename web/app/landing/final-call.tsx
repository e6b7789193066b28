import { trial } from '#contract/billing/plans.ts'
import { DrawnPlate } from './plates/drawn-plate.tsx'
import { exampleText, mealOf, plateOfRecipeNamed } from './plates/sample-meals.ts'
import { SignUpLink } from './sign-up-link.tsx'

const dishes = [
  plateOfRecipeNamed('moqueca-capixaba'),
  mealOf(exampleText),
  plateOfRecipeNamed('acai-com-banana'),
  plateOfRecipeNamed('cuscuz-nordestino-com-ovo'),
]

/** Closing section with the sign-up link. */
export function FinalCall() {
  return (
    <section data-section="final-cta" aria-labelledby="comecar" className="mt-20 wide:mt-28">
      <div className="tablecloth relative overflow-hidden">
        <div className="laid-table" aria-hidden="true">
          {dishes.map((meal, at) => (
            <div key={at}>
              <DrawnPlate meal={meal} decorative later />
            </div>
          ))}
        </div>
        <div className="relative mx-auto flex max-w-[36rem] flex-col items-center gap-5 px-5 py-28 text-center wide:py-24">
          <div className="menu-card flex flex-col items-center gap-5">
            <h2 id="comecar" className="section-title font-extrabold">
              O próximo prato já entra na conta
            </h2>
            <p className="text-lg text-ink-soft">
              {trial.days} dias grátis, sem cartão. Cancele quando quiser.
            </p>
            <SignUpLink call="final-signup" size="large" />
          </div>
        </div>
      </div>
    </section>
  )
}
