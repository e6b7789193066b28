import { StallInAssembly } from '../ui/stall-in-assembly.tsx'

export function RecipesScreen() {
  return (
    <StallInAssembly
      title="Receitas"
      promise="Aqui vai morar um livro de receitas brasileiras, com os números calculados ingrediente por ingrediente."
      goods={[
        'Busca por ingrediente, tempo e equipamento',
        'Medidas de casa antes dos gramas',
        'Favoritas sempre à mão',
      ]}
    />
  )
}
