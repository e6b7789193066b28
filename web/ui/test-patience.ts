import { configure } from '@testing-library/react'

// Parts that are fetched when they are asked for take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
