"""What is read at the table: what was done and what came of it, prompts, endings."""

import sesame
from sesame.core.match import Match
from sesame.core.messages import Sentences
from sesame.core.telling import Teller
from sesame.core.words import Words
from tests.games.attrap_tresors.souks import GAME, NO_GOLD, grab, sacks, souk

TWO = (NO_GOLD, NO_GOLD)


def story(match: Match, seat: int, action: str, viewer: int | None = None) -> Words:
    """What a viewer is told of a step; it is done."""
    teller = Teller(match, viewer)
    teller.skip_to(match)
    match.play(seat, action)
    return Sentences([thing.sentence for thing in teller.step(match.log[-1])])


def prompt(match: Match) -> tuple[str, str]:
    said = match.view(None)["prompt"]
    return said["fr"], said["en"]


def test_at05_at15_a_card_is_told_with_its_colour_to_its_owner_alone() -> None:
    match = GAME.new(3, chance="manual")
    assert story(match, sesame.CHANCE, "+g", viewer=0) == (
        "Aziz reçoit une carte verte.",
        "Aziz is dealt a green card.",
    )
    assert story(match, sesame.CHANCE, "+o", viewer=1).en == "Badia is dealt an orange card."
    assert story(match, sesame.CHANCE, "+r", viewer=1) == (
        "Chadi regarde sa nouvelle carte.",
        "Chadi looks at a new card.",
    )
    assert story(match, sesame.CHANCE, "B") == ("Badia lance en premier.", "Badia throws first.")


def test_at20_a_card_of_the_open_row_is_told_to_all() -> None:
    assert story(GAME.new(2, chance="manual"), sesame.CHANCE, "+b") == (
        "Face visible : une carte bleue.",
        "There is a blue card, face up.",
    )


def test_at07_dice_are_told_the_most_frequent_first() -> None:
    match = grab(souk("rroyggbb", "rgb", turn="B!"), "T")
    assert story(match, sesame.CHANCE, "rooggg--") == (
        "Badia lance les dés. 3 verts ! 2 orange, 1 rouge. 2 dés à côté.",
        "Badia throws the dice. 3 green! 2 orange, 1 red. 2 dice missed.",
    )
    match = grab(souk("rroyggbb", "rgb"), "T")
    assert story(match, sesame.CHANCE, "yyyyvvvv").fr == (
        "Aziz lance les dés. 4 jaunes ! 4 violets !"
    )


def test_at08_at20_all_six_colours_are_told() -> None:
    match = grab(souk("rroyggbb", "rgb", *TWO), "T")
    assert story(match, sesame.CHANCE, "rroygbv-") == (
        "Les dés sont lancés. 2 rouges, 1 orange, 1 jaune, 1 vert, 1 bleu, "
        "1 violet : les six couleurs ! 1 dé à côté.",
        "The dice are thrown. 2 red, 1 orange, 1 yellow, 1 green, 1 blue, "
        "1 violet: all six colours! 1 die missed.",
    )


def test_at09_hands_are_told() -> None:
    match = souk("rrrooggv", "rgbovy")
    objects = {
        "column": ("la colonne", "the column"),
        "lamp": ("la lampe", "the lamp"),
        "chest": ("le coffre", "the chest"),
        "carpet": ("le tapis", "the carpet"),
        "pouf": ("le pouf", "the pouf"),
        "gem": ("une pierre", "a gem"),
    }
    hands = (5, 0, 0, 1, 1, 2)
    for (name, (french, english)), seat in zip(objects.items(), hands, strict=True):
        who = GAME.text.seat_name(seat).fr
        told = (f"{who} attrape {french} !", f"{who} grabs {english}!")
        assert story(match, seat, name) == told


def test_at12_at14_the_end_of_a_round_is_told_with_its_last_grab() -> None:
    match = grab(souk("rrrooggv", "rgb"), "A:column", "B:lamp", "C:carpet")
    assert story(match, 1, "gem") == (
        "Badia attrape une pierre ! Fin du tour 1. 4 sacs pour Aziz ! La carte rouge est remplie. "
        "Aziz : la colonne, 4 sacs. Badia : la lampe et une pierre, 3 sacs. "
        "Chadi : le tapis, 1 sac.",
        "Badia grabs a gem! End of round 1. 4 sacks for Aziz! The red card is fulfilled. "
        "Aziz: the column, 4 sacks. Badia: the lamp and a gem, 3 sacks. Chadi: the carpet, 1 sack.",
    )
    assert sacks(match) == [4, 3, 1]


def test_at11_at12_six_colours_two_gems_and_empty_hands_are_told() -> None:
    match = grab(souk("rroyggbv", "rgbovy"), "F:column", "B:gem", "B:gem")
    assert story(match, sesame.CLOCK, "time") == (
        "Plus personne ! Fin du tour 1. Les six couleurs, 5 sacs pour Farah ! "
        "Farah : la colonne, 5 sacs. Aziz : rien. Badia : deux pierres, 2 sacs. "
        "Chadi : rien. Dalila : rien. Emir : rien.",
        "Nobody else! End of round 1. All six colours, 5 sacks for Farah! "
        "Farah: the column, 5 sacks. Aziz: nothing. Badia: two gems, 2 sacks. "
        "Chadi: nothing. Dalila: nothing. Emir: nothing.",
    )


def test_at13_at21_a_wrong_taker_is_told_to_have_nothing() -> None:
    match = grab(souk("rroogbbv", "ryg", *TWO), "A:column", "B:lamp")
    assert story(match, 0, "gem") == (
        "Aziz attrape une pierre ! Fin du tour 1. Aziz n'avait pas droit à la colonne ! "
        "Aziz : la colonne et une pierre, 0 sac. Badia : la lampe, 2 sacs. "
        "Aziz n'a pas de carte d'or à rendre.",
        "Aziz grabs a gem! End of round 1. Aziz had no right to the column! "
        "Aziz: the column and a gem, 0 sacks. Badia: the lamp, 2 sacks. "
        "Aziz has no gold card to give back.",
    )


def test_at13_a_card_that_is_given_back_is_told() -> None:
    match = grab(souk("rrrooggv", "bgr", "0,1,0,1:", NO_GOLD, NO_GOLD), "A:column")
    told = story(match, sesame.CLOCK, "time")
    assert told.fr.endswith("Aziz doit rendre une carte d'or.")
    assert told.en.endswith("Aziz has to give back a gold card.")
    assert story(match.copy(), 0, "give5") == (
        "Aziz rend une carte de 5.",
        "Aziz gives back a card of 5.",
    )
    assert story(match, sesame.CLOCK, "time") == (
        "Le temps passe : Aziz rend sa plus petite carte, de 2.",
        "Time is up: Aziz gives back the smallest card, of 2.",
    )


def test_at10_nobody_grabs_and_in_the_end_nobody_throws_again() -> None:
    assert story(souk("rroyggbb", "rgb"), sesame.CLOCK, "time") == (
        "Personne ! On relance les dés.",
        "Nobody! The dice are thrown again.",
    )
    last = souk("rrrooggv", "rgb", "1,0,0,0:", "0,1,0,0:", NO_GOLD, done="3.100")
    assert story(last, sesame.CLOCK, "time") == ("Personne !", "Nobody!")
    assert last.outcome is not None
    assert last.outcome.why == (
        "Plus personne n'attrape rien, Badia gagne avec 2 sacs : grand vizir !",
        "Nobody grabs anything any more, Badia wins with 2 sacks: grand vizier!",
    )


def ending(*seats: str) -> Words:
    """How it ends when Chadi takes the last column wrongly, and nobody anything else."""
    match = grab(souk("rrrooggv", "bgv", *seats, NO_GOLD, done="9.1"), "C:column", "T")
    assert match.outcome is not None
    assert prompt(match) == match.outcome.why
    return match.outcome.why


def test_at16_at17_endings() -> None:
    assert ending("0,0,0,1:", "0,0,1,0:") == (
        "Après 10 tours, Aziz gagne avec 5 sacs : grand vizir !",
        "After 10 rounds, Aziz wins with 5 sacks: grand vizier!",
    )
    assert ending("0,0,0,1:", "1,0,1,0:") == (
        "Après 10 tours, Badia gagne avec 5 sacs et le plus de cartes : grand vizir !",
        "After 10 rounds, Badia wins with 5 sacks and the most cards: grand vizier!",
    )
    assert ending("1,0,0,0:", "1,0,0,0:") == (
        "Après 10 tours, Aziz et Badia partagent la victoire avec 1 sac !",
        "After 10 rounds, Aziz and Badia share the win with 1 sack!",
    )


def test_at05_at06_prompts_before_the_dice() -> None:
    match = GAME.new(3, chance="manual")
    assert prompt(match) == ("On tire une carte d'instruction.", "An instruction card is drawn.")
    for card in ("+r", "+g", "+b"):
        match.play(sesame.CHANCE, card)
    assert prompt(match) == ("Qui lance en premier ?", "Who throws first?")
    match.play(sesame.CHANCE, "C")
    assert prompt(match) == ("Chadi lance les dés !", "Chadi throws the dice!")
    assert prompt(grab(souk("rroyggbb", "rgb", *TWO), "T")) == (
        "Lancez vos quatre dés ensemble !",
        "Throw your four dice together!",
    )


def test_at08_at09_at13_prompts_of_the_tower() -> None:
    match = souk("rrrooggv", "bgr", "0,1,0,1:", NO_GOLD, NO_GOLD)
    assert prompt(match) == (
        "Trois dés de ta couleur, ou les six couleurs ? Attrape la colonne !",
        "Three dice of your colour, or all six colours? Grab the column!",
    )
    assert prompt(grab(match, "A:column")) == (
        "Aziz tient la colonne. Les autres, attrapez un objet, deux au plus !",
        "Aziz has the column. The others, grab an object, two at most!",
    )
    assert prompt(grab(match, "T")) == (
        "Aziz, ce n'était pas ta colonne : rends une carte d'or.",
        "Aziz, that was wrong: give back a gold card.",
    )


def test_at20_at21_prompts_of_two_players() -> None:
    match = souk("rrrooggv", "rgb", *TWO)
    assert prompt(match) == (
        "Trois dés d'une couleur des cartes, ou les six couleurs ? Attrape la colonne !",
        "Three dice of a colour of the cards, or all six colours? Grab the column!",
    )
    assert prompt(grab(match, "B:column")) == (
        "Badia tient la colonne : attrapez le reste !",
        "Badia has the column: grab the rest!",
    )


def test_it_speaks_german_too() -> None:
    match = grab(souk("rrrooggv", "rgb"), "A:column", "B:lamp", "C:carpet")
    assert story(match, 1, "gem").to("de") == (
        "Badia schnappt sich einen Edelstein! Ende der 1. Runde. 4 Säcke Gold für Aziz! "
        "Die rote Karte ist erfüllt. Aziz hat die Säule: 4 Säcke Gold. "
        "Badia hat die Lampe und einen Edelstein: 3 Säcke Gold. Chadi hat den Teppich: 1 Sack Gold."
    )
