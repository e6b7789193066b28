import { ProsePage } from '../../ui/layout/prose-page.tsx'
import { ProseList, ProseSection } from '../../ui/layout/prose.tsx'

export function AboutDataScreen() {
  return (
    <ProsePage title="Sobre os dados">
      <p className="text-lg">
        Todo número do aplicativo sai de uma tabela de alimentos ou do rótulo que você digitou. Nenhum é
        inventado, e nenhum vem de um modelo de linguagem.
      </p>
      <ProseSection title="De onde vêm">
        <ProseList
          items={[
            'Valores por 100 g: a TACO vem primeiro. Onde ela não tem o alimento, entram as tabelas da POF, do IBGE.',
            'O que nenhuma das duas tem, como whey, iogurte grego, tahine e sushi, vem da tabela do USDA, dos Estados Unidos, e a fonte aparece no alimento.',
            'Pratos como omelete recheada, x-salada e açaí na tigela são a soma dos ingredientes, que você pode mudar.',
            'Energia: a da própria tabela, e não uma conta de 4, 4 e 9 por grama, que erra de 11 a 16% em verduras e frutas.',
            'Medidas caseiras: as da POF. As que foram pesadas para aquele alimento vêm antes das aproximadas, que ficam marcadas.',
          ]}
        />
      </ProseSection>
      <ProseSection title="O que saber ao ler">
        <ProseList
          items={[
            'Os pratos da TACO foram cozidos sem sal. O sódio da sua comida depende da sua mão.',
            'Valor que a tabela não analisou aparece como desconhecido, nunca como zero. Vitaminas e minerais vêm com a parte do que você comeu que é conhecida.',
            'A TACO não tem vitamina B12, folato nem vitamina D. Boa parte desses valores do IBGE vem de uma tabela dos Estados Unidos, onde mais alimentos são enriquecidos.',
            'Medidas variam de cozinha para cozinha: uma concha de feijão tem 140 g na POF 2008-2009 e 86 g na POF 2017-2018. Usamos a primeira e guardamos a fonte.',
          ]}
        />
      </ProseSection>
      <ProseSection title="Referências">
        <ul className="flex flex-col gap-4 text-ink">
          <li>
            NEPA/UNICAMP. <cite>Tabela Brasileira de Composição de Alimentos – TACO.</cite> 4ª ed. rev. e
            ampl. Campinas: NEPA-UNICAMP, 2011. Reprodução permitida com citação da fonte.
          </li>
          <li>
            IBGE.{' '}
            <cite>
              Pesquisa de Orçamentos Familiares 2008-2009: Tabela de Medidas Referidas para os Alimentos
              Consumidos no Brasil.
            </cite>{' '}
            Rio de Janeiro: IBGE, 2011.
          </li>
          <li>
            IBGE.{' '}
            <cite>
              Pesquisa de Orçamentos Familiares 2008-2009: Tabelas de Composição Nutricional dos Alimentos
              Consumidos no Brasil.
            </cite>{' '}
            Rio de Janeiro: IBGE, 2011.
          </li>
          <li>
            U.S. Department of Agriculture, Agricultural Research Service. <cite>FoodData Central</cite>{' '}
            (FNDDS 2021-2023, SR Legacy, Foundation Foods). Domínio público.
          </li>
        </ul>
      </ProseSection>
    </ProsePage>
  )
}
