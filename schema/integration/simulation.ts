import { byCaller, serverServices } from '../../src/compiler/context.js'
import { emptyTestTeam } from '../../src/domain/accounts/team-empty.js'
import {
  type SimulationStep,
  simulate,
  simulationSteps,
} from '../../src/domain/integration/simulation.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { requiredInput } from '../core/fields.js'
import { ownTransactions } from '../core/mutation.js'

const StepEnum = builder.enumType('SimulationStep', {
  description: 'Step that another party takes in the orders of a test team.',
  values: Object.fromEntries(
    Object.entries(simulationSteps).map(([name, { description }]) => [name, { description }]),
  ) as Record<SimulationStep, { description: string }>,
})

const scopes = [...new Set(Object.values(simulationSteps).map(({ scope }) => scope))]

const SimulateInput = builder.inputType('SimulateInput', {
  fields: (t) => ({
    teamId: t.field(requiredInput('UUID', 'ID of the test team.')),
    step: t.field({ type: StepEnum, required: true, description: 'Step to take.' }),
    id: t.field(
      requiredInput('UUID', 'ID of the order, order item, article or outlet that the step names.'),
    ),
  }),
})

const SimulationType = builder.objectRef<{ step: SimulationStep }>('Simulation').implement({
  description: 'Simulated step.',
  authScopes: { scope: [] },
  fields: (t) => ({
    step: t.expose('step', { type: StepEnum, description: 'Step that was taken.' }),
  }),
})

const EmptyTestTeamInput = builder.inputType('EmptyTestTeamInput', {
  fields: (t) => ({ teamId: t.field(requiredInput('UUID', 'ID of the test team.')) }),
})

builder.mutationFields((t) => ({
  simulate: t.field({
    type: SimulationType,
    description:
      'Takes a step that another party would take, such as the payment or the publication. Test teams only. Each step requires the scope of its area: `orders.create`, `articles.update` or `publishing.update`.',
    authScopes: { scope: scopes },
    args: { input: t.arg(requiredInput(SimulateInput)) },
    resolve: async (_root, { input }, context) => {
      const [db, caller] = byCaller(context)
      await simulate(db, caller, serverServices(context).payments, input)
      return input
    },
  }),
  emptyTestTeam: t.field({
    type: Team,
    description:
      'Deletes the orders, articles, profiles, campaigns, files, events and all other records of a test team, and archives the outlets of a publisher. Keeps its members, tokens, agreements, webhook endpoints, request log and audit log.',
    authScopes: { scope: ['teams.update'] },
    // Deletes many rows, for which the transaction of a mutation is too short.
    extensions: ownTransactions,
    args: { input: t.arg(requiredInput(EmptyTestTeamInput)) },
    resolve: (_root, { input }, context) => emptyTestTeam(...byCaller(context), input.teamId),
  }),
}))
