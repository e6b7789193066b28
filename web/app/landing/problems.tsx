interface Problem {
  said: string
  /** Language of a problem that is not in Portuguese. */
  language?: 'en'
  name: string
  text: string
}

const problems: readonly Problem[] = [
  {
    said: '½ cup refried beans',
    language: 'en',
    name: 'O aplicativo não fala a sua língua',
    text: 'Concha, escumadeira e pão francês não cabem em cups e ounces.',
  },
  {
    said: 'Frango com batata-doce',
    name: 'A dieta saiu da gaveta',
    text: 'Todo dia igual. Não conhece a sua marmita, o seu bolso nem o domingo em família.',
  },
  {
    said: 'Umas 400 kcal',
    name: 'O número é um palpite',
    text: 'Ninguém diz de onde veio. Amanhã, o mesmo prato dá outro.',
  },
  {
    said: 'Pese tudo, sempre',
    name: 'Dá tanto trabalho que você para',
    text: 'A balança volta para o armário e o caderno fica pela metade.',
  },
]

/** Problems as a chalkboard menu, crossed out. */
export function Problems() {
  return (
    <section data-section="problems" aria-labelledby="problemas" className="mx-auto max-w-stall px-5">
      <div className="chalkboard">
        <h2 id="problemas" className="section-title font-extrabold">
          Hoje não servimos
        </h2>
        <p className="mt-1 text-lg text-chalk-soft">
          O que faz tanta gente largar a conta na segunda semana.
        </p>
        <ul className="mt-8 grid gap-x-14 gap-y-7 wide:mt-10 stall:grid-cols-2 wide:gap-y-9">
          {problems.map(({ said, language, name, text }) => (
            <li key={name} className="flex flex-col gap-1.5">
              <s lang={language} className="chalk text-balance font-display text-xl font-bold wide:text-2xl">
                {said}
              </s>
              <h3 className="text-lg font-bold text-chalk-yellow">{name}</h3>
              <p className="text-balance text-chalk-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
