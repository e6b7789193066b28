import { PlateSample } from './plate-sample.tsx'
import { StallStreet } from './stall/stall-street.tsx'

export function Solution() {
  return (
    <section
      id="features"
      data-section="solution"
      aria-labelledby="solucao"
      className="scroll-mt-4 pt-20 wide:pt-28"
    >
      <div className="mx-auto flex max-w-stall flex-col gap-3 px-5 stall:items-center stall:text-center">
        <h2 id="solucao" className="section-title font-extrabold">
          Aqui a conta é feita com a sua comida
        </h2>
        <p className="max-w-[40rem] text-lg text-balance text-ink-soft">
          Escreva como você fala. O mesmo motor que roda no aplicativo lê a frase aqui, sem cadastro.
        </p>
      </div>
      <PlateSample />
      <StallStreet />
    </section>
  )
}
