import Foundation
import Testing

@testable import Combine

@Suite struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test func arithmeticStopsAtNoneAndAtUnlimited() {
    // Apple, "Subscribers.Demand": negative results become none; unlimited less anything stays unlimited.
    #expect(Demand.max(2) + .max(3) == 5)
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(2) - .unlimited == .none)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.max(2) * 3 == 6)
    #expect(Demand.max(1) - 5 == 0)
  }

  @Test func comparisonsTreatUnlimitedAsMost() {
    #expect(Demand.max(2) < .max(3))
    #expect(Demand.max(2) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.unlimited > 5)
    #expect(5 < Demand.unlimited)
    #expect(Demand.max(2) <= 2 && Demand.max(2) >= 2 && 2 <= Demand.max(2) && 2 >= Demand.max(2))
    #expect(Demand.max(2) != 3 && 2 == Demand.max(2) && 3 != Demand.max(2))
    #expect(Demand.unlimited.max == nil && Demand.max(4).max == 4)
    #expect("\(Demand.unlimited) \(Demand.max(2))" == "unlimited max(2)")
  }

  @Test func demandsAndEndsCanBeStored() throws {
    let demands: [Demand] = [.unlimited, .max(3), .none]
    let data = try JSONEncoder().encode(demands)
    #expect(try JSONDecoder().decode([Demand].self, from: data) == demands)
    let finished = Subscribers.Completion<TestError>.finished
    #expect(finished == .finished && finished != .failure(TestError()))
  }
}
